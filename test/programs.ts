import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';

const build = (): void => void execFileSync(process.execPath, ['scripts/ready.mjs', 'server'], { stdio: 'inherit' });

/** The programs that the server starts are run as they are built: a process from source takes five times as long to start. */
export default function setup(project: TestProject): void {
  build();
  project.onTestsRerun(build);
}
