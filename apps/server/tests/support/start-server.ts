// The product as a process, with web apps from a folder; settings come from the environment.
import { start } from '../../src/bootstrap/start.ts';

await start(process.env, process.argv[2]);
