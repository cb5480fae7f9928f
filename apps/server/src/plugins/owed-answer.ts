import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const owing = new WeakSet<Socket>();

/** A response that marks its socket until it is complete. */
export class OwedAnswer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override assignSocket(line: Socket): void {
    super.assignSocket(line);
    owing.add(line);
  }

  override detachSocket(line: Socket): void {
    owing.delete(line);
    super.detachSocket(line);
  }
}

/** Whether a response is pending on the socket. */
export const isOwing = (line: Socket): boolean => owing.has(line);
