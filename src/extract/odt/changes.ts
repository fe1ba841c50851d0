import { childOf, elementsOf, type Xml } from '../package/xml.ts';

/** The changes that a document tracks (ODF 1.3, 5.5): by their names, what kind each is and what was taken out. */
export class Changes {
  private readonly regions = new Map<string, { kind: 'inserted' | 'deleted'; deleted: Xml | undefined }>();
  /** Changes whose beginning was read and whose end was not yet. */
  private readonly open = new Set<string>();

  add(tracked: Xml): void {
    for (const region of elementsOf(tracked, 'text:changed-region')) {
      const id = region.attributes['text:id'] ?? region.attributes['xml:id'] ?? '';
      const deleted = childOf(region, 'text:deletion');
      if (deleted || childOf(region, 'text:insertion'))
        this.regions.set(id, { kind: deleted ? 'deleted' : 'inserted', deleted });
    }
  }

  begin = (id: string): void => void (this.regions.has(id) && this.open.add(id));
  end = (id: string): void => void this.open.delete(id);
  /** What was taken out at a place, once. */
  taken(id: string): Xml | undefined {
    const { deleted } = this.regions.get(id) ?? {};
    this.regions.delete(id);
    return deleted;
  }

  /** What the text that is being read is: put in, taken out, or neither. */
  get now(): 'inserted' | 'deleted' | null {
    const kinds = [...this.open].map((id) => this.regions.get(id)?.kind);
    return kinds.includes('deleted') ? 'deleted' : kinds.includes('inserted') ? 'inserted' : null;
  }
}
