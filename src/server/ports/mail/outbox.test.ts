import { mailConformance } from './conformance.ts';
import { outbox } from './outbox.ts';

mailConformance(() => outbox, { ends: false });
