// Runs a command with this repository's Node and pnpm. node scripts/bootstrap.mjs [--install] [--build] <command> [args…]
import process from 'node:process';
import { buildAll, installPackages, prepareTools } from './toolchain.mjs';
import { runMain } from './user-error.mjs';

const argv = process.argv.slice(2);
const flags = new Set();
while (argv[0]?.startsWith('--')) flags.add(argv.shift());

await runMain(async () => {
  const tools = await prepareTools();
  if (flags.has('--install')) await installPackages(tools);
  if (flags.has('--build')) await buildAll(tools);
  const [command, ...args] = argv;
  return command === undefined ? 0 : tools.run(command, args);
});
