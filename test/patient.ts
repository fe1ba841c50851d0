import { configure } from '@testing-library/react';

/** What a component shows by itself is waited for as long as a machine that stands still may need. */
configure({ asyncUtilTimeout: 30_000 });
