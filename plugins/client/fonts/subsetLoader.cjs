const subsetFont = require('subset-font');

/** Returns the characters from one code point to another. */
const charactersFrom = (first, last) =>
  Array.from({length: last - first + 1}, (_, i) => String.fromCodePoint(first + i)).join('');

/** The characters that stay: ASCII, letters of Western languages, and punctuation. */
const CHARACTERS = charactersFrom(0x20, 0x7e) + charactersFrom(0xa0, 0xff) + charactersFrom(0x2010, 0x203a);

const OPTIONS = {
  targetFormat: 'woff2',
  // The lightest and the boldest weight in the style sheets.
  variationAxes: {wght: {min: 400, max: 700}},
  // Kerning, and digits of equal width, which tables use. Alternates that no style asks for are a third of a font.
  keepFeatures: ['kern', 'tnum'],
};

/** A bundler loader that returns a font without the characters, weights and features that pages don't use. */
module.exports = function (font) {
  const done = this.async();
  subsetFont(font, CHARACTERS, OPTIONS).then(
    (subset) => done(null, subset),
    (error) =>
      done(
        new Error(`${this.resourcePath} can't be reduced: ${error.message} Is it a variable font in WOFF2?`),
      ),
  );
};
module.exports.raw = true;
