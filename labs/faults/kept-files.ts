import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Report } from './frame.ts';
import type { Light } from './light.ts';

/** All files below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** How many calls of a kind, or of all, were answered with a status. */
export const tellSeen = (
  report: Report,
  light: Light,
  id: string,
  what: string,
  status: number,
  bar?: { min: number },
): void =>
  report({
    name: `${id}: ${what} answered ${status}`,
    value: light.seen.filter((seen) => seen.status === status && (what === 'calls' || seen.what === what)).length,
    unit: '',
    ...(bar && { bar }),
    goals: [id],
  });

/** What a caller gets of a file: its status, and whether a whole answer held other bytes than were sent. */
export async function fetched(
  light: Light,
  id: string,
  bytes: Buffer,
): Promise<{ status: number; wrong: boolean; code: string }> {
  const [{ client, notebook }] = light.people as [Light['people'][0]];
  try {
    const answer = await fetch(`${client.base}/api/notebooks/${notebook}/sources/${id}/download/`, {
      headers: { authorization: `Bearer ${client.access}` },
      signal: AbortSignal.timeout(200_000),
    });
    const got = Buffer.from(await answer.arrayBuffer());
    const code = answer.ok ? '' : (JSON.parse(got.toString()) as { error_code: string }).error_code;
    return { status: answer.status, wrong: answer.ok && !got.equals(bytes), code };
  } catch {
    return { status: 0, wrong: false, code: 'broken off' };
  }
}
