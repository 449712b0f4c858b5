declare module 'virtual:shelf' {
  const shelf: Record<string, Record<string, Record<string, string>>>
  export default shelf
}
