import fc from 'fast-check';

const host = 'Host: 127.0.0.1\r\n';
const json = 'Content-Type: application/json\r\n';

/** What is no HTTP, or could be read in two ways. Each is sent alone, and the sending side is closed after it. */
const known: readonly string[] = [
  '\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET\r\n\r\n',
  'GET /api/health\r\n\r\n',
  'GET /api/health HTTP/0.9\r\n\r\n',
  'GET /api/health HTTP/1.1\r\n\r\n',
  'GET /api/health HTTP/9.9\r\nHost: a\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  `GET /api/health HTTP/1.1\r\n${host}Host: b\r\n\r\n`,
  `get /api/health HTTP/1.1\r\n${host}\r\n`,
  `GET  /api/health HTTP/1.1\r\n${host}\r\n`,
  `GET /api/health HTTP/1.1\n${host}\n`,
  `GET http://nowhere.invalid/api/health HTTP/1.1\r\n${host}\r\n`,
  `GET * HTTP/1.1\r\n${host}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
  `CONNECT 127.0.0.1:1 HTTP/1.1\r\n${host}\r\n`,
  `TRACE /api/health HTTP/1.1\r\n${host}\r\n`,
  `GET //api//health HTTP/1.1\r\n${host}\r\n`,
  `GET /api/health?\0 HTTP/1.1\r\n${host}\r\n`,
  `GET /%zz HTTP/1.1\r\n${host}\r\n`,
  `GET /api/%c0%ae%c0%ae/ HTTP/1.1\r\n${host}\r\n`,
  `GET /api/notebooks/%/ HTTP/1.1\r\n${host}\r\n`,
  `GET /${'a'.repeat(9_000)} HTTP/1.1\r\n${host}\r\n`,
  `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n${host}\r\n`,
  `GET /api/health HTTP/1.1\r\n${host}X: ${'a'.repeat(40_000)}\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\n${host}${'X: a\r\n'.repeat(3_000)}\r\n`,
  `GET /api/health HTTP/1.1\r\n${host} folded\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\n${host}X : a\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\n${host}: a\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\n${host}Expect: something\r\n\r\n`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Content-Length: -1\r\n\r\n{}`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Content-Length: 1e3\r\n\r\n{}`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Content-Length: 99999999999999999999\r\n\r\n{}`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Transfer-Encoding: gzip\r\n\r\n{}`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Content-Length: 50\r\n\r\n{"email":`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Content-Length: 2000000\r\n\r\n${'a'.repeat(1_500_000)}`,
  `POST /api/users/login/ HTTP/1.1\r\n${host}${json}Content-Length: 4\r\n\r\n{}GET / HTTP/1.1\r\n${host}\r\n`,
];

/** Bytes that are sent as they are: a known trick, or one with some of its bytes changed, left out or said twice. */
export const malformed: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.constantFrom(...known),
    fc.oneof(
      { weight: 1, arbitrary: fc.constant([]) },
      {
        weight: 3,
        arbitrary: fc.array(
          fc.tuple(fc.nat(), fc.integer({ min: 0, max: 2 }), fc.uint8Array({ minLength: 1, maxLength: 4 })),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
      },
    ),
  )
  .map(([text, changes]) => {
    let bytes = Buffer.from(text, 'latin1');
    for (const [where, left, by] of changes) {
      const at = where % bytes.length;
      bytes = Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + left)]);
    }
    return bytes;
  });
