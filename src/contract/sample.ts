import { post } from './endpoint.ts';
import { openedNotebook } from './notebooks.ts';

export const sampleApi = {
  open: post('/notebooks/sample/', {
    about: 'My sample notebook: made now, free of tokens, where I have none',
    answer: openedNotebook,
  }),
};
