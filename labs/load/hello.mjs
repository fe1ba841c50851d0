// A bare Fastify that says hello, in a process of its own: what every rate is a ratio to.
import fastify from 'fastify';

const app = fastify();
app.get('/', () => ({ hello: 'world' }));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
