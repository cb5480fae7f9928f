// Explains a failed installation by the output of npm or pnpm, in one line with a solution.
import process from 'node:process';
import { UserError } from './user-error.mjs';

// Messages of npm and pnpm differ.
const ANSWERED = /\bE(403|407|502|503)\b|HTTP status \w+ error \((403|407|502|503)\b|returned HTTP (403|407|502|503)\b/;
const TUNNEL = /tunnel error: (proxy authorization required|unsuccessful)/;
const CERTIFICATE =
  /SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|CERT_HAS_EXPIRED|CERT_NOT_YET_VALID|ERR_TLS_CERT_ALTNAME_INVALID|invalid peer certificate: \w+/;
const UNREACHABLE =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|ENETUNREACH|META_FETCH_FAIL|client error \(Connect\)/;

function refusal(output) {
  const answered = ANSWERED.exec(output)?.slice(1).find(Boolean);
  if (answered !== undefined) return answered;
  const tunnel = TUNNEL.exec(output)?.[1];
  if (tunnel === undefined) return undefined;
  return tunnel === 'unsuccessful' ? 'that it lets nobody through' : '407';
}

/** A network error; undefined for other causes. */
function toRegistryError(what, output, log) {
  const given = process.env.npm_config_registry;
  const registry = `the package registry${given ? ` ${given}` : ''}`;
  const answered = refusal(output);
  if (answered !== undefined) {
    return new UserError(
      `${what}: ${registry}, or a proxy before it, answered ${answered}.`,
      `Put npm's settings right ('npm config set …') and run the command again: 'registry' is where packages come from, ` +
        `'proxy' and 'https-proxy' are the way there, with user and password where it asks for them (407); details: ${log}`,
    );
  }
  const certificate = CERTIFICATE.exec(output)?.[0];
  if (certificate !== undefined) {
    return new UserError(
      `${what}: the certificate of ${registry}, or of a proxy before it, is not trusted (${certificate}).`,
      `Name the file of your company's certificates in npm's setting 'cafile' ('npm config set cafile …'), or ` +
        `check this machine's clock and npm's setting 'registry', then run the command again; details: ${log}`,
    );
  }
  if (!UNREACHABLE.test(output)) return undefined;
  return new UserError(
    `${what}: ${registry} does not answer.`,
    `Check the connection and npm's settings 'registry', 'proxy' and 'https-proxy' ('npm config list'), ` +
      `then run the command again; details: ${log}`,
  );
}

/** The error of a failed installation, with the end of the log if the cause is unknown. */
export function toInstallError(what, output, log) {
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return new UserError(
      `${what}: a file could not be written.`,
      `Make this folder and the caches of npm and pnpm yours; details: ${log}`,
    );
  }
  if (/ENOSPC/.test(output))
    return new UserError(`${what}: the disk is full.`, `About 2 GB are needed; details: ${log}`);
  // pnpm wraps lines and adds a frame.
  const problem = toRegistryError(what, output.replace(/[\s│]+/g, ' '), log);
  if (problem) return problem;
  process.stderr.write(`\n${output.split('\n').slice(-40).join('\n')}\n`);
  return new UserError(`${what} failed; what it said stands above.`, `Full log: ${log}`);
}
