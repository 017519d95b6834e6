const PROMPT = /^(?:[^\s$#%]*[$%#]) /;
const CONTINUATION = /^> /;

/**
 * Returns the commands of a shell session: its prompt lines and their `> ` continuations without the
 * prompts. Output lines are left out, so that what is copied can be pasted into a terminal.
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
