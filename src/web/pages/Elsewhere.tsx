import { useLocation } from 'react-router';
import { plainPath } from '#contract/pages.ts';
import { NotFound } from './NotFound.tsx';
import { SharedLink } from './shared-link/SharedLink.tsx';

/** What is at any other address. A screen that few open stands here and not in the router, which is part of every first visit. */
export function Elsewhere() {
  const { pathname } = useLocation();
  return plainPath(pathname) === '/shared' ? <SharedLink /> : <NotFound />;
}
