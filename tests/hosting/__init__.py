"""What a host does: inviting, packaging, watching, erasing."""
