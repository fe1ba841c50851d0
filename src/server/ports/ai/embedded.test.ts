import { engineConformance } from './conformance.ts';
import { embedded } from './embedded.ts';

engineConformance(() => Promise.resolve(embedded));
