export { createFakeSocket, type EmittedEvent, type FakeSocket, type FakeSocketOptions } from './fake-socket.ts';
