import { definePanelTool, type Item } from '#server/studio/tool.ts';
import contract, { kept, LINKS_MAX, type Link } from '../contract.ts';

type Value = { title: string; link: string; description?: string | undefined };

const show = ({ id, value: { title, link, description }, created_at, updated_at }: Item<Value>): Link => ({
  id,
  title,
  metadata: { link },
  ...(description && { description }),
  created_at,
  updated_at,
});

export default definePanelTool<typeof contract, Value>({
  contract,
  value: kept,
  most: LINKS_MAX,
  calls: {
    // A list of links is read by habit: a new one stands at its end.
    list: async ({ items }) => ({ data: (await items.list()).map(show).reverse() }),
    one: async ({ items, params }) => ({ data: show(await items.one(params.itemId)) }),
    add: async ({ items, body }) => ({ data: show(await items.add(body)) }),
    change: async ({ items, params: { itemId }, body }) => {
      const { description } = (await items.one(itemId)).value;
      return { data: show(await items.change(itemId, { description, ...body })) };
    },
    remove: async ({ items, params: { itemId } }) => {
      await items.remove(itemId);
      return { data: { id: itemId, deleted: true } };
    },
  },
});
