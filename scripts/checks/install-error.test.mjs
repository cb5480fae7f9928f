// Recorded npm and pnpm network errors, and the message made of each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toInstallError } from '../install-error.mjs';

const FROM = 'https://registry.example.org';
const framed = (text) => `Error: ERR_PNPM_META_FETCH_FAIL\n\n  × installing dependencies\n  ╰─▶ ${text}\n`;
const tunnel = (text) =>
  `[WARN] GET ${FROM}/a.tgz error (Failed to fetch ${FROM}/a.tgz: error sending request: client error (Connect): ${text}) — 3\n`;

const lineOf = (output) => toInstallError('Bringing it', output, 'a.log').message;

for (const [answered, output] of [
  ['403', `npm error code E403\nnpm error 403 403 Forbidden - GET ${FROM}/pnpm\n`],
  ['407', `npm error code E407\nnpm error 407 Proxy Authentication Required - GET ${FROM}/pnpm\n`],
  ['502', `npm error code E502\nnpm error 502 Bad Gateway - GET ${FROM}/pnpm\n`],
  ['503', `npm error code E503\nnpm error 503 Service Unavailable - GET ${FROM}/pnpm\n`],
  ['403', framed(`Failed to fetch metadata\n      from ${FROM}/a: HTTP status client error\n      (403 Forbidden)`)],
  ['503', `[WARN] GET ${FROM}/a.tgz error (Tarball server returned HTTP 503 for ${FROM}/a.tgz) — 3\n`],
  ['407', tunnel('tunnel error: proxy authorization required')],
  ['that it lets nobody through', tunnel('tunnel error: unsuccessful')],
]) {
  test(`toInstallError names the registry settings for: ${output.split('\n')[0]} (${answered})`, () => {
    const line = lineOf(output);
    assert.match(line, new RegExp(`or a proxy before it, answered ${answered}\\.`));
    assert.match(line, /'registry' is where packages come from, 'proxy' and 'https-proxy' are the way there.*a\.log$/);
  });
}

for (const [reason, output] of [
  ...[
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  ].map((code) => [
    code,
    `npm error code ${code}\nnpm error errno ${code}\nnpm error request to ${FROM}/pnpm failed, reason: it is so\n`,
  ]),
  [
    'invalid peer certificate: UnknownIssuer',
    framed(`error\n  │ sending request: client error (Connect): invalid peer\n  │ certificate: UnknownIssuer`),
  ],
]) {
  test(`toInstallError names the certificate settings for: ${reason}`, () => {
    const line = lineOf(output);
    assert.ok(line.includes(`is not trusted (${reason}).`), line);
    assert.match(line, /npm's setting 'cafile'.*clock.*'registry'.*a\.log$/);
  });
}

for (const output of [
  'npm error code ECONNREFUSED\n',
  'npm error code ENOTFOUND\n',
  framed('error sending request:\n  │ client error\n  │ (Connect): tcp connect error'),
]) {
  test(`toInstallError names the network settings for: ${JSON.stringify(output.trim().slice(-40))}`, () => {
    assert.match(lineOf(output), /does not answer\. Check the connection and npm's settings 'registry', 'proxy'/);
  });
}

test('toInstallError reports a full disk or missing file permissions, whatever the registry answered', () => {
  assert.match(lineOf('npm error code ENOSPC\n'), /the disk is full/);
  assert.match(lineOf('npm error code EACCES\nnpm error code E403\n'), /a file could not be written/);
});
