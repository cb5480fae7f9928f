// Whether the ports that a command needs are free, asked before minutes are spent on building.
import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/** Resolves to the error's code when nobody can listen there, to undefined when one can. */
function refusal(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * @param {{ name: string, port: number, example: number }[]} ports the variable that sets it, the port, another one to propose
 * @param {string} command what was typed, for the remedy
 */
export async function assertPortsFree(ports, command) {
  for (const { name, port, example } of ports) {
    // Some systems let one program listen on all addresses and another on the loopback: ask for both.
    const codes = [await refusal(port, '127.0.0.1'), await refusal(port, undefined)];
    if (codes.includes('EADDRINUSE')) {
      throw new Problem(
        `Port ${port} is taken by another program.`,
        `Stop that one, or choose another port: ${name}=${example} ${command}`,
      );
    }
    if (codes.includes('EACCES')) {
      throw new Problem(
        `Port ${port} may not be used by this user.`,
        `Choose one above 1023: ${name}=${example} ${command}`,
      );
    }
  }
}
