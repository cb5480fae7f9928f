// First of all: what stands in for a browser is there before the app's modules are read.
import './stand-ins.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawingAsked } from '@boostdesk/api-client/contract';
import { parseConfig } from '../src/app/config.ts';
import { drawOrders } from './draw-orders.tsx';

const config = parseConfig(workerData);
let before: Promise<void> = Promise.resolve();

async function answer(id: number, asked: DrawingAsked): Promise<void> {
  try {
    parentPort?.postMessage({ id, nodes: await drawOrders(asked, config) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
}

parentPort?.on('message', ({ id, asked }: { readonly id: number; readonly asked: DrawingAsked }) => {
  before = before.then(() => answer(id, asked));
});
