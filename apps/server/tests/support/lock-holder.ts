// Locks the given data folder and then hangs, as in an endless query.
import { lockDataFolder } from '../../src/bootstrap/folder-lock.ts';

const [folder = '', everyMs = ''] = process.argv.slice(2);
process.once('exit', () => process.stdout.write('closed\n'));
await lockDataFolder(folder, { print: () => undefined, throwIfClosing: () => undefined }, Number(everyMs));
process.stdout.write('held\n', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
