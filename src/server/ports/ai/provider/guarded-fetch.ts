/** Bytes of one answer of a provider. */
const MOST = 4 * 1024 * 1024;

/** A `fetch` that asks one host only, follows no redirect, and breaks off an answer that is too large. */
export function guardedFetch(baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new Error('a language model was looked for at another host');
    const answer = await fetch(url, { ...init, redirect: 'manual' });
    let bytes = 0;
    const counted = answer.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > MOST) controller.error(new Error('the answer of a language model is too large'));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = answer;
    return new Response(counted ?? null, { status, statusText, headers });
  };
}
