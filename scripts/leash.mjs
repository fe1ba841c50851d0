// Runs a program that ends when the process that asked for it ends or is killed: the channel to it closes then.
import { spawn } from 'node:child_process';

/** How long the program may take to put away what it has, in milliseconds. */
const PATIENCE = 10_000;

const [, , program, ...args] = process.argv;
const child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
process.once('disconnect', () => {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref();
});
// Ctrl-C reaches the program by itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
