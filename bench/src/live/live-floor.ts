// Bare socket.io without permissions, rows or sequence numbers. Prints its URL.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { manyEvents } from './many-events.ts';

const http = createServer();
const io = new Server(http, { serveClient: false });
let seq = 0;

io.on('connection', (socket) => {
  socket.on('create', async ({ rooms }, ack) => {
    await socket.join(rooms);
    ack({ ok: true, joined: rooms });
  });
  socket.on('message', ({ msg, room, clientId }, ack) => {
    seq += 1;
    const id = seq;
    const createdAt = new Date().toISOString();
    const sender = { id: 1, name: 'Someone', role: 1, image: null };
    const fields = { id, order: 1, seqInOrder: seq, sender, clientId, msg, code: null, params: {}, createdAt };
    io.to(room).emit('message', { eventId: clientId, seq: null, ...fields });
    ack({ ok: true, id, seqInOrder: seq, createdAt });
  });
  socket.on('burst', (count: number) => {
    for (const { name, payload } of manyEvents(count)) socket.emit(name, payload);
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (address !== null && typeof address !== 'string') process.stdout.write(`Floor http://127.0.0.1:${address.port}\n`);
});
