import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the code of the screen at an address, so that a router made of `routes` draws it at once. What cannot be loaded is left to the router, which says so. */
export async function load(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  const matched = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy().catch(() => null);
      if (loaded) Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
