// First of all: what stands in for a browser is there before the app's modules are read.
import './stand-ins.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { type DrawingAsked, LANGUAGES } from '@boostdesk/api-client/contract';
import { parseConfig } from '../src/app/config.ts';
import { speak } from '../src/app/i18n.ts';
import { drawOrders } from './draw-orders.tsx';

const config = parseConfig(workerData);

/** Whoever asks first in a language does not wait for its words. */
async function readWords(): Promise<void> {
  for (const language of LANGUAGES) await speak(language);
}

async function answer(id: number, asked: DrawingAsked): Promise<void> {
  try {
    parentPort?.postMessage({ id, nodes: await drawOrders(asked, config) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
}

let before = readWords();
parentPort?.on('message', ({ id, asked }: { readonly id: number; readonly asked: DrawingAsked }) => {
  before = before.then(() => answer(id, asked));
});
