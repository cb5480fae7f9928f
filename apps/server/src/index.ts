import { start } from './bootstrap/start.ts';

await start(process.env);
