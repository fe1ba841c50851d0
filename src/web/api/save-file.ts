/** What the server calls a file (RFC 8187): with the ending of what it is. */
function nameOf(answer: Response): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
}

/** Saves a downloaded file on the reader's machine, by the name that the server gives it. */
export async function saveFile(answer: Response, otherwise: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = nameOf(answer) ?? otherwise;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
