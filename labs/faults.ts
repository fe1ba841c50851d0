import type { Bench } from '../bench/figure.ts';
import { databaseFaults } from './faults/database.ts';
import { embeddedFaults } from './faults/embedded.ts';
import { processFaults } from './faults/process.ts';
import { storageFaults } from './faults/storage.ts';
import { surroundingFaults } from './faults/surroundings.ts';

export const bench: Bench = {
  name: 'faults',
  about: 'faults of database, line, disk, storage, process and clock under a light load; FAULTS=F1,F2 runs some',
  async run(report) {
    await databaseFaults(report);
    await storageFaults(report);
    await processFaults(report);
    await embeddedFaults(report);
    await surroundingFaults(report);
  },
};
