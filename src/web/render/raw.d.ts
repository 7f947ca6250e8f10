/** A style sheet as text, by Vite. */
declare module '*.css?raw' {
  const text: string
  export default text
}
