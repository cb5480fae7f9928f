import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const owing = new WeakSet<Socket>();

/** The answer to a request. Its line is known as long as it is owed. */
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

/** Whether somebody waits for an answer on the line. */
export const isOwing = (line: Socket): boolean => owing.has(line);
