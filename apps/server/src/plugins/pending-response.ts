import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const pending = new WeakSet<Socket>();

/** Marks its socket until the response is complete. */
export class TrackedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override assignSocket(socket: Socket): void {
    super.assignSocket(socket);
    pending.add(socket);
  }

  override detachSocket(socket: Socket): void {
    pending.delete(socket);
    super.detachSocket(socket);
  }
}

export const hasPendingResponse = (socket: Socket): boolean => pending.has(socket);
