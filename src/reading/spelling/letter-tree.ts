/** Values under words, found letter by letter: a walk ends at the first letter that none of the words has there. */
export class LetterTree<V> {
  value: V | undefined = undefined;
  private readonly next = new Map<number, LetterTree<V>>();

  /** What goes on with a letter, told by its code unit. */
  after(letter: number): LetterTree<V> | undefined {
    return this.next.get(letter);
  }

  /** Keeps a value under letters, those first that a walk meets first. */
  put(letters: readonly string[], value: V): void {
    const at = letters.reduce<LetterTree<V>>((tree, letter) => tree.grown(letter.charCodeAt(0)), this);
    at.value = value;
  }

  private grown(letter: number): LetterTree<V> {
    let branch = this.next.get(letter);
    if (!branch) this.next.set(letter, (branch = new LetterTree()));
    return branch;
  }
}
