// Checks ports before the build, which takes minutes.
import { createServer } from 'node:net';
import process from 'node:process';
import { UserError } from './user-error.mjs';

const PORT_MAX = 65_535;

/** Resolves to the error code, or undefined if the port is free. */
function refusal(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * @param {{ name: string, port: number, example: number }[]} ports environment variable, port and a suggestion
 * @param {string} command the typed command, for the solution
 */
export async function assertPortsFree(ports, command) {
  for (const [index, { name, port, example }] of ports.entries()) {
    if (!(Number.isInteger(port) && port >= 0 && port <= PORT_MAX)) {
      throw new UserError(
        `${name} is '${process.env[name]}', which is no port.`,
        `Give a whole number up to ${PORT_MAX}: ${name}=${example} ${command}`,
      );
    }
    const same = ports.slice(0, index).find((other) => other.port === port);
    if (same !== undefined && port !== 0) {
      throw new UserError(
        `${same.name} and ${name} are both ${port}.`,
        `They take a port each, choose another: ${name}=${example} ${command}`,
      );
    }
    // Checks loopback and all addresses, because some systems allow one listener on each.
    const codes = [await refusal(port, '127.0.0.1'), await refusal(port, undefined)];
    if (codes.includes('EADDRINUSE')) {
      throw new UserError(
        `Port ${port} is taken by another program.`,
        `Stop that one, or choose another port: ${name}=${example} ${command}`,
      );
    }
    if (codes.includes('EACCES')) {
      throw new UserError(
        `Port ${port} may not be used by this user.`,
        `Choose one above 1023: ${name}=${example} ${command}`,
      );
    }
  }
}
