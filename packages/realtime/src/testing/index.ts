export {
  createFakeSocket,
  type EmittedEvent,
  type FakeAcknowledgements,
  type FakeSocket,
  type FakeSocketOptions,
  type FakeStep,
} from './fake-socket.ts';
