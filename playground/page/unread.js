// What has been read, and what calls for attention. It is remembered in this browser, for each person.
import { recall, remember } from "./memory.js";

const read = () => recall("read", {});

/** Note that a channel has been seen to its end. */
export function markRead(channel) {
  const before = read();
  if (channel.last && before[channel.id] !== channel.last) remember("read", { ...before, [channel.id]: channel.last });
}

const after = (id, mark) => BigInt(id) > BigInt(mark ?? 0);

/** Whether something has come in a channel since. */
export const isUnread = (channel) => channel.last !== null && after(channel.last, read()[channel.id]);

/** How often one has been called since. */
export function pingsIn(channel) {
  const mark = read()[channel.id];
  return channel.pings.filter((id) => after(id, mark)).length;
}

/** How often one has been called in all channels. */
export const waiting = (channels) => channels.reduce((sum, channel) => sum + pingsIn(channel), 0);
