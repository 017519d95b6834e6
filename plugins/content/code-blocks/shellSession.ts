const PROMPT = /^(?:[^\s$#%]*[$%#]) /;
const CONTINUATION = /^> /;

/**
 * Returns a shell session's commands: its prompt lines and their `> ` continuations, without the prompts. Output is
 * left out, so that a reader can paste what the button copies into a terminal.
 */
export function commandsOf(session: string): string {
  const commands: string[] = [];
  let continues = false;
  for (const line of session.split('\n')) {
    const prompt: RegExpExecArray | null = PROMPT.exec(line) ?? (continues ? CONTINUATION.exec(line) : null);
    if (prompt) commands.push(line.slice(prompt[0].length));
    continues = prompt !== null && line.endsWith('\\');
  }
  return commands.join('\n');
}
