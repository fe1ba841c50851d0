import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import JSZip from 'jszip';
